/** An address of the content service's, made absolute when it is a path. */
export function absolute(address: string, siteUrl: string): string {
  return address.startsWith("/") ? siteUrl + address : address;
}
