/** What comes after a verb's stem and says that it was not done. */
const denied =
  /^(?:[ぁ-ん]{0,5}?(?:ません|なかった|ないまま|なく(?!て(?:は|も))|ず(?:、|に(?:い|終)|じまい))|(?:する|した)?(?:こと|まで|に)?(?:が|は|には)?(?:至ら|至り?ま?せん|できません|できなかった|できず|叶|かないま?せ))/;
/** That it is still wanted, planned, or somebody's aim. */
const wanted =
  /^(?:[ぁ-ん]{0,4}?(?:たい|たく|よう(?:と|に|な)|べく)|(?:する|し続ける)?(?:こと|の)?(?:を|が|に)?(?:目指|目標|希望|期待)|(?:する|できる)?ため(?:の|に|、)|(?:する|できる)(?:人|人材|存在|会社|環境|仕事|こと|ような|には|べき)|(?:して|し)?(?:いき|まいり)(?:たい|ます))/;

export const isDenied = (after: string) => denied.test(after);
export const isWanted = (after: string) => wanted.test(after);

/** Whether the verb whose stem ends at `end` tells what has been done, or is being done. */
export function isDone(plain: string, end: number): boolean {
  const after = plain.slice(end, end + 24);
  return !isDenied(after) && !isWanted(after);
}
