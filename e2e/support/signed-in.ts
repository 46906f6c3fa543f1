/**
 * The answer of a sign-in with a password alone.
 * @throws Error when a second step is asked for
 */
export function signedIn<Answer extends object>(
  answer: Answer,
): Extract<Answer, { readonly userId: string }> {
  if (!("userId" in answer)) throw new Error("This account signs in with a second step.");
  return answer as Extract<Answer, { readonly userId: string }>;
}
