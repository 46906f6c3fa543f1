import { account } from "./account.fixture.ts";
import { ace } from "./ace.fixture.ts";
import { activity } from "./activity.fixture.ts";
import { announce } from "./announce.fixture.ts";
import { article } from "./article.fixture.ts";
import { calendar } from "./calendar.fixture.ts";
import { candidate } from "./candidate.fixture.ts";
import { candidateNote } from "./candidate-note.fixture.ts";
import { cannedReply } from "./canned-reply.fixture.ts";
import { chat } from "./chat.fixture.ts";
import { company } from "./company.fixture.ts";
import { companyAdmin } from "./company-admin.fixture.ts";
import { compass } from "./compass.fixture.ts";
import { dataExport } from "./data-export.fixture.ts";
import { favorite } from "./favorite.fixture.ts";
import { hiddenCompany } from "./hidden-company.fixture.ts";
import { inquiry } from "./inquiry.fixture.ts";
import { joker } from "./joker.fixture.ts";
import { jokerRecord } from "./joker-record.fixture.ts";
import { judgement } from "./judgement.fixture.ts";
import { like } from "./like.fixture.ts";
import { matching } from "./matching.fixture.ts";
import { member } from "./member.fixture.ts";
import { monitoring } from "./monitoring.fixture.ts";
import { notification } from "./notification.fixture.ts";
import { offer } from "./offer.fixture.ts";
import { operatorCompany } from "./operator-company.fixture.ts";
import { push } from "./push.fixture.ts";
import { recruitment } from "./recruitment.fixture.ts";
import { report } from "./report.fixture.ts";
import { sanction } from "./sanction.fixture.ts";
import { savedSearch } from "./saved-search.fixture.ts";
import { schedule } from "./schedule.fixture.ts";
import { secondFactor } from "./second-factor.fixture.ts";
import { sitemap } from "./sitemap.fixture.ts";
import { social } from "./social.fixture.ts";
import { swipe } from "./swipe.fixture.ts";
import { synonym } from "./synonym.fixture.ts";
import type { AnyCase } from "./table.fixture.ts";
import { usage } from "./usage.fixture.ts";
import { video } from "./video.fixture.ts";
import { withdrawal } from "./withdrawal.fixture.ts";

/** The tables of all features; the stream's topics have one of their own. */
const features = {
  sitemap,
  social,
  company,
  companyAdmin,
  member,
  operatorCompany,
  ace,
  account,
  activity,
  announce,
  synonym,
  article,
  calendar,
  candidate,
  candidateNote,
  cannedReply,
  chat,
  compass,
  dataExport,
  hiddenCompany,
  withdrawal,
  inquiry,
  joker,
  judgement,
  matching,
  monitoring,
  notification,
  push,
  offer,
  recruitment,
  jokerRecord,
  report,
  sanction,
  savedSearch,
  schedule,
  secondFactor,
  swipe,
  favorite,
  like,
  usage,
  video,
};

/** The cases of each procedure, by its path such as `chat.sendMessage`. */
export const cases = new Map<string, readonly AnyCase[]>(
  Object.entries(features).flatMap(([feature, procedures]) =>
    Object.entries<AnyCase | readonly AnyCase[]>(procedures).map(([name, entry]) => [
      `${feature}.${name}`,
      "own" in entry ? [entry] : entry,
    ]),
  ),
);
