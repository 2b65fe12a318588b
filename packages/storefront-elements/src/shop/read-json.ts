/** The JSON of an answer. Rejects where there is none. */
export async function readJson(call: Promise<Response>): Promise<unknown> {
  const answer = await call
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}
