/** What a live stream tells, as far as it is looked at here. */
export interface LiveEvent {
  readonly type: string;
  readonly id: string;
}

/**
 * Reads a live stream's events out of its text as it comes, in whatever pieces. Events with a name are
 * the transport's own.
 */
export function eventsIn(): (text: string) => LiveEvent[] {
  let rest = "";
  return (text) => {
    const blocks = (rest + text).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      return !data || /^event:/m.test(block) ? [] : [JSON.parse(data).json as LiveEvent];
    });
  };
}
