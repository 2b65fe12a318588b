import type { RunningMedusa } from './start-medusa.ts'

/** Calls Medusa's admin API. Throws what it refuses: a test run has no other answer to that. */
export type AdminCall = <Answer>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Answer>

/** Signs in as the owner. */
export async function signInAsOwner({ url, admin }: Pick<RunningMedusa, 'url' | 'admin'>): Promise<AdminCall> {
  const call = async <Answer>(method: string, path: string, body: unknown, token?: string): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.ok) return (await answer.json()) as Answer
    throw new Error(
      `Medusa refused ${method} ${path}, so its shop is not complete. It said ${answer.status}: ${await answer.text()}`,
    )
  }
  const { token } = await call<{ readonly token: string }>('POST', '/auth/user/emailpass', admin)
  return (method, path, body) => call(method, path, body, token)
}
