import type { Database, OpenDatabase } from '../src/database/index.ts'

/** A moment at which a server can die: at the n-th time that something happens from now on. */
export interface Moment {
  readonly at:
    | 'insert'
    | 'before transaction'
    | 'amid transaction'
    | 'after transaction'
    | 'before provider'
    | 'after provider'
  readonly nth: number
}

/** What stands for a killed server: from the moment of its death on it reaches neither its database nor the provider. */
export interface Faults {
  /** Kills the server at a moment to come. */
  arm: (moment: Moment) => void
  /** Starts it again; true if it had died. */
  restart: () => boolean
  /** Tells that a moment has come. Throws in a server that is dead, or dies of it. */
  reach: (at: Moment['at']) => void
  /** The database as the server sees it. */
  watch: (opened: OpenDatabase) => OpenDatabase
}

/** Makes the fate of a server. */
export function createFaults(): Faults {
  let armed: Moment | null = null
  let left = 0
  let isDead = false

  function reach(at: Moment['at']): void {
    if (armed?.at === at) left -= 1
    if (armed?.at === at && left === 0) isDead = true
    if (isDead) throw new Error('The server was killed.')
  }

  function watched(database: Database): Database {
    return new Proxy(database, {
      get(target, name) {
        if (isDead) throw new Error('The server was killed.')
        if (name === 'insert') reach('insert')
        if (name === 'transaction') {
          const transaction: Database['transaction'] = async (work, ...rest) => {
            reach('before transaction')
            const value = await target.transaction(
              async (inside) => {
                const done = await work(inside)
                reach('amid transaction')
                return done
              },
              ...rest,
            )
            reach('after transaction')
            return value
          }
          return transaction
        }
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
  }

  return {
    reach,
    arm(moment) {
      armed = moment
      left = moment.nth
    },
    restart() {
      const wasDead = isDead
      isDead = false
      armed = null
      return wasDead
    },
    watch: (opened) => ({ ...opened, database: watched(opened.database) }),
  }
}
