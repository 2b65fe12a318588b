/** Reads the JSON of an answer. Rejects where there is none, and where it is a refusal. */
export async function readJson(call: Promise<Response>): Promise<unknown> {
  const answer = await call
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}
