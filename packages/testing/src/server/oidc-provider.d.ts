/** The parts of the local authorization server that the tests use; it comes without types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Token {
    readonly isValid: boolean;
    readonly scope?: string;
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  interface GrantCtx {
    readonly oidc: { readonly params: { readonly grant_type?: string } };
  }

  interface PromptCtx {
    readonly oidc: { readonly result?: Readonly<Record<string, unknown>> };
  }
  class Check {
    /** Answers whether the person has to be asked. */
    constructor(reason: string, description: string, isNeeded: (ctx: PromptCtx) => boolean);
  }
  class Prompt {
    constructor(of: { readonly name: string; readonly requestable: boolean }, ...checks: Check[]);
  }
  export const interactionPolicy: {
    readonly Check: typeof Check;
    readonly Prompt: typeof Prompt;
    base(): { add(prompt: Prompt, index: number): void };
  };

  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    readonly AccessToken: { find(value: string): Promise<Token | undefined> };
    readonly Grant: new (of: {
      readonly accountId: string;
      readonly clientId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
    ): Promise<void>;
    on(event: "grant.success", listener: (ctx: GrantCtx) => void): void;
    on(event: "server_error", listener: (ctx: unknown, error: Error) => void): void;
  }
}
