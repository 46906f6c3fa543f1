type Payload = Readonly<Record<string, unknown>> & { consumed?: number };

/** What the local authorization server keeps, for one server alone and no longer than it runs. */
export function makeTokenStore() {
  const rows = new Map<string, Payload>();
  const of = (grantId: string) => [...rows].filter(([, row]) => row.grantId === grantId);

  class TokenStore {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    #key(id: string) {
      return `${this.#kind}:${id}`;
    }

    async upsert(id: string, payload: Payload) {
      rows.set(this.#key(id), payload);
    }

    async find(id: string) {
      return rows.get(this.#key(id));
    }

    async findByUid(uid: string) {
      return [...rows.values()].find((row) => row.kind === this.#kind && row.uid === uid);
    }

    async findByUserCode() {
      return undefined;
    }

    async consume(id: string) {
      const row = rows.get(this.#key(id));
      if (row) row.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      rows.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key] of of(grantId)) rows.delete(key);
    }
  }

  return {
    TokenStore,
    /** How many refresh tokens would be taken. */
    liveRefreshTokens: () =>
      [...rows.values()].filter((row) => row.kind === "RefreshToken" && !row.consumed).length,
    /** Forgets every grant, as when people take their leave back at the provider. */
    endGrants() {
      for (const [key, { kind }] of rows)
        if (["RefreshToken", "AccessToken", "Grant"].includes(String(kind))) rows.delete(key);
    },
  };
}
