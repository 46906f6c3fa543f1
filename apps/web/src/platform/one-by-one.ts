/** Does something while no other tab, and no worker, does anything of this name; a browser without locks just does it. */
export const oneByOne = <Result>(name: string, act: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(name, act) : act();
