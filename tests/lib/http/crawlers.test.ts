import assert from "node:assert/strict";
import { isCrawler } from "../../../src/lib/http/crawlers.ts";
import { maxParsedLength } from "../../../src/lib/http/header-limit.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) " +
  "AppleWebKit/605.1.15 (KHTML, like Gecko)";

/** The user agent of Chrome on a phone, or of an in-app browser. */
function android(phone: string, app = ""): string {
  return `Mozilla/5.0 (Linux; Android 13; ${phone}) ${webKit} ` +
    `Version/4.0 Chrome/119.0.6045.163 Mobile Safari/537.36 ${app}`.trim();
}

Deno.test("phones and in-app browsers are not crawlers", () => {
  const visitors = [
    android("CUBOT NOTE 20 PRO"),
    android("CUBOT_X19"),
    android("CUBOT KINGKONG 9 Build/TP1A.220624.014"),
    android(
      "SM-A546B; wv",
      "Telegram-Android/10.12.0 (Samsung SM-A546B; Android 14; SDK 34; AVERAGE)",
    ),
    android("TECNO KG5j; wv", "[FB_IAB/FB4A;FBAV/441.0.0.32.110;]"),
    android(
      "SM-G991B; wv",
      "Instagram 309.1.0.41.113 Android (33/13; 420dpi; 1080x2176; samsung)",
    ),
    android("Infinix X650C", "UCBrowser/13.4.0.1306"),
    android("TECNO BF6; wv", "Viber/21.0.0"),
    `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A135F) ${webKit} ` +
    "SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36",
    `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`,
    `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1 Telegram-iOS/10.9`,
    `${iPhone} Mobile/15E148 Telegram 10.0`,
    `${iPhone} Mobile/21B101 Instagram 312.0.1.19.124 (iPhone14,5; iOS 17_4)`,
    `${iPhone} Mobile/21B80 [FBAN/FBIOS;FBAV/440.0.0.30.109;FBDV/iPhone13,2]`,
    "Opera/9.80 (Android; Opera Mini/76.0.2254/191.249; U; en) " +
    "Presto/2.12.423 Version/12.16",
    "UCWEB/2.0 (Java; U; MIDP-2.0; en-US; nokia5130) U2/1.0.0 Mobile",
    "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
  ];
  assert.deepEqual(visitors.filter(isCrawler), []);
});

Deno.test("HTTP tools and headless browsers are not crawlers", () => {
  const tools = [
    undefined,
    "",
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/130.0.0.0 Safari/537.36`,
    "Deno/2.9.6",
    "Go-http-client/2.0",
    "Wget/1.21.4 (linux-gnu)",
    "axios/1.7.2",
    "curl/8.5.0",
    "node",
    "oha/1.4.5",
    "python-requests/2.31.0",
    "undici",
    "wrk/4.2.0",
  ];
  assert.deepEqual(tools.filter(isCrawler), []);
});

Deno.test("search engines and link preview bots are crawlers", () => {
  const crawlers = [
    "Googlebot/2.1",
    "meta-externalfetcher/1.1",
    "Viber/16.9.0",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    `${
      android("Nexus 5X")
    } (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    `Mozilla/5.0 ${webKit}; compatible; GPTBot/1.2; +https://openai.com/gptbot`,
    `Mozilla/5.0 ${webKit}; compatible; ClaudeBot/1.0; +claudebot@anthropic.com`,
    `${iPhone} (Applebot/0.1; +http://www.apple.com/go/applebot)`,
    "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
    "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
    "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Twitterbot/1.0",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "WhatsApp/2.23.20.0 A",
    "TelegramBot (like TwitterBot)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
  ];
  assert.deepEqual(crawlers.filter((it) => !isCrawler(it)), []);
});

Deno.test("only the beginning of a long user agent is examined", () => {
  const name = "Googlebot/2.1";
  assert.equal(isCrawler(name.padStart(maxParsedLength)), true);
  assert.equal(isCrawler(name.padStart(maxParsedLength + name.length)), false);
});
