import { brand } from "@/platform/settings";
import { appCopy } from "./copy.ja";

export { brand };
export const { tagline, keywords } = appCopy.site;
export const defaultTitle = `${tagline} - ${brand}`;
export const titleTemplate = `%s | ${defaultTitle}`;
export const defaultDescription = appCopy.site.description;
/** The colour of the browser's own bars: the token `paper` of each theme. */
export const themeColors = { light: "#fbfaf7", dark: "#15171b" } as const;
