const MAPPED = "::ffff:";
const GROUPS = 8;
/** What a household or a device has to itself; the rest of an address it may change at will. */
const NETWORK_GROUPS = 4;

/**
 * By what a visitor is counted: an address of IPv4, or the network (/64) of one of IPv6. What is no
 * address is itself.
 */
export function networkOf(ip: string): string {
  const [address = ""] = ip.toLowerCase().split("%");
  if (address.startsWith(MAPPED) && address.includes(".")) return address.slice(MAPPED.length);
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groupsOf = (part: string) => (part === "" ? [] : part.split(":"));
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const between = GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: between }, () => "0"), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
