/** Makes an address absolute if it is a path. */
export function absolute(address: string, siteUrl: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}
