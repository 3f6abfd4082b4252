import type { Identification } from '#server/platform/http/route-context.ts'
import { writeSessionCookie } from '#server/platform/http/session-cookie.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { carriedToken, mayCarry, tokenIn } from './carrier.ts'
import { createHolders } from './holders.ts'
import { recognise } from './session.service.ts'

/** Tells who deleted the account, as the catalogue does for whatever a process holds; null: notes may have been missed. */
interface LeavingPeople {
  whenSomebodyLeaves(forget: (userId: string | null) => void): void
}

/** Opens the recognising of callers by their tokens, for one process. */
export function openIdentification(world: World, people: LeavingPeople): Identification {
  const { config } = world
  const holders = createHolders()
  people.whenSomebodyLeaves(holders.forget)
  return {
    async identify(request, reply) {
      const carried = carriedToken(config, request)
      if (carried === null) return null
      const found = await recognise(world, carried)
      holders.note(carried, found?.actor ?? null)
      if (found?.prolonged && carried.carrier === 'cookie') {
        writeSessionCookie(config, reply, found.prolonged.token, found.prolonged.maxAgeSeconds)
      }
      return found?.actor ?? null
    },
    guess(request) {
      const carried = tokenIn(config, request)
      return carried && mayCarry(request, carried) ? holders.of(carried) : null
    },
  }
}
