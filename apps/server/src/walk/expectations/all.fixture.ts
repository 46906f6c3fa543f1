import { account } from "./account.fixture.ts";
import { ace } from "./ace.fixture.ts";
import { article } from "./article.fixture.ts";
import { candidate } from "./candidate.fixture.ts";
import { chat } from "./chat.fixture.ts";
import { company } from "./company.fixture.ts";
import { dataExport } from "./data-export.fixture.ts";
import { favorite } from "./favorite.fixture.ts";
import { hiddenCompany } from "./hidden-company.fixture.ts";
import { inquiry } from "./inquiry.fixture.ts";
import { joker } from "./joker.fixture.ts";
import { judgement } from "./judgement.fixture.ts";
import { like } from "./like.fixture.ts";
import { matching } from "./matching.fixture.ts";
import { notification } from "./notification.fixture.ts";
import { offer } from "./offer.fixture.ts";
import { recruitment } from "./recruitment.fixture.ts";
import { schedule } from "./schedule.fixture.ts";
import { sitemap } from "./sitemap.fixture.ts";
import type { AnyCase } from "./table.fixture.ts";
import { withdrawal } from "./withdrawal.fixture.ts";

/** The tables of all features; the stream's topics have one of their own. */
const features = {
  sitemap,
  company,
  ace,
  account,
  article,
  candidate,
  chat,
  dataExport,
  hiddenCompany,
  withdrawal,
  inquiry,
  joker,
  judgement,
  matching,
  notification,
  offer,
  recruitment,
  schedule,
  favorite,
  like,
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
