/** Time at which one has something else, told apart from the rest without colour too. */
export const hatched =
  "bg-[repeating-linear-gradient(135deg,var(--sunken)_0_6px,var(--line)_6px_8px)]";
