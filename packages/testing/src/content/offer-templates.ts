interface DemoOfferTemplate {
  /** Place in the content of the ace whose it is. */
  readonly aceIndex: number;
  readonly name: string;
  readonly body: string;
  readonly isShared: boolean;
}

/** Bodies of offers that the company one signs in to writes from; reasons have no templates. */
export const demoOfferTemplates: readonly DemoOfferTemplate[] = [
  {
    aceIndex: 0,
    name: "カジュアル面談のお誘い",
    body: "{companyName}の{aceName}と申します。「{recruitmentTitle}」の募集について、選考ではなく、まずは30分ほどお互いの仕事の話をさせていただけないでしょうか。現場を担当するメンバーも同席し、普段の一日をそのままお伝えします。平日の夜や昼休みなど、ご都合のよい時間に合わせます。",
    isShared: true,
  },
  {
    aceIndex: 0,
    name: "副業のご相談",
    body: "{companyName}の{aceName}です。「{recruitmentTitle}」では、週に8時間ほどから、時間帯を選ばずにご参加いただけます。本業がお忙しい時期は作業量を減らせますので、無理のない形を一緒に考えさせてください。まずは取り組んでいる課題を20分ほどでご紹介します。",
    isShared: true,
  },
  {
    aceIndex: 0,
    name: "選考面接のご案内",
    body: "「{recruitmentTitle}」の選考にご興味をお持ちいただけましたら、面接の日程をご相談させてください。当日は配属予定のチームの責任者と{aceName}の二名でお話を伺います。書類は面接のあとで構いません。",
    isShared: false,
  },
  {
    aceIndex: 1,
    name: "現場見学のお誘い",
    body: "{companyName}の{aceName}です。もしよろしければ、実際に使われている現場を一緒に見に行きませんか。一時間ほどの見学のあと、チームのメンバーと率直にお話しいただける時間を用意します。オンラインでのご案内もできます。",
    isShared: false,
  },
];
