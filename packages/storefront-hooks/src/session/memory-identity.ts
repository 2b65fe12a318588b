import type { Profile } from '@krishi/storefront-core/contract'

/** Who is signed in to a shop in memory, shared by the ports that ask and the one that changes it. */
export interface MemoryIdentity {
  /** The profile of who is signed in; empty for a guest. */
  user: () => Partial<Profile>
  /** Grows with each sign-in and sign-out: another session each time. */
  generation: () => number
  become: (user: Partial<Profile>) => void
}

/** Begins with `user`, or with a guest. */
export function createMemoryIdentity(user: Partial<Profile> = {}): MemoryIdentity {
  let present = user
  let generation = 1
  return {
    user: () => present,
    generation: () => generation,
    become(next) {
      present = next
      generation += 1
    },
  }
}
