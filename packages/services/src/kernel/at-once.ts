/**
 * Waits for what was sent at once in a transaction, all of it, whatever becomes of one: work that went on
 * after the transaction was rolled back for another's failure would be done outside of it.
 * @throws what failed first
 */
export async function atOnce<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }> {
  try {
    return await Promise.all(sent);
  } catch (error) {
    await Promise.allSettled(sent);
    throw error;
  }
}
