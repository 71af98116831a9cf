// Earlier sites at this address may have had a service worker: this one takes
// its place in the browsers that have it, and removes it and its caches.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
