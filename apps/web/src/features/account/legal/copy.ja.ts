export const legalCopy = {
  inForce: "施行日：",
  contents: "目次",
  operatorOf: (brand: string) => `${brand}運営事務局`,
  contactPlaceholder: "support@example.jp",
} as const;
