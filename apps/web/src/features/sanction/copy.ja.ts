export const sanctionCopy = {
  restricted:
    "ご利用が一部制限されています。オファー、「興味あり」、新しいやり取りはできません。続いているやり取りと設定はお使いいただけます。",
  until: (date: string) => `${date}まで、`,
  appeal: "窓口へ連絡する",
} as const;
