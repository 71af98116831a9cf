/** Links that share a page on other sites, without their scripts. */
export function shareLinks(url: string, title: string) {
  const [page, name] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { label: "WhatsApp", href: `https://wa.me/?text=${name}%20${page}` },
    {
      label: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    },
    { label: "X", href: `https://x.com/intent/post?text=${name}&url=${page}` },
    { label: "Email", href: `mailto:?subject=${name}&body=${page}` },
  ];
}
