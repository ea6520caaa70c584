/** Something the price leaves out; `value` is an amount or a short rule such as "opsional". */
export type Cost = { label: string; value: string | null };

/** What the price of a tour holds and what it leaves out, per person. */
export type Inclusions = { included: string[]; excluded: Cost[] };
