import { loginPath, needsLogin } from "@tefuda/domain/account/guard";
import { wasAce } from "@tefuda/services/account/last-side";
import { sessionTokenOf } from "@tefuda/services/account/sessions";
import type { FastifyRequest } from "fastify";
import { type AppCtx, headersOf } from "../trpc/context.ts";

/**
 * The login page for whoever opens a page behind the login and brings no session (spec 2 · Auth and redirect
 * rules): their cookies alone say so, nothing is asked. A page that is open already asks for parts, and hears
 * it from the web app, in the router's own words.
 */
export async function loginInstead(
  { ports }: Pick<AppCtx, "ports">,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { url, method } = request;
  const isDocument = /^(GET|HEAD)$/.test(method) && request.headers.rsc === undefined;
  if (!isDocument || !needsLogin(url)) return undefined;
  const headers = headersOf(request);
  if (await sessionTokenOf(ports, headers)) return undefined;
  return loginPath(url, (await wasAce(ports, headers)) ? "ace" : undefined);
}
