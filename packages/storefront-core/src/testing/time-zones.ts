/** Time zones that a machine may be in, with their minutes to UTC in winter. */
export const timeZones = [
  ['UTC', 0],
  ['America/New_York', 300],
  ['Asia/Kolkata', -330],
  ['Pacific/Kiritimati', -840],
] as const
