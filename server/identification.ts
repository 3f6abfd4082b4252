import { openIdentification } from './features/accounts/sessions/identify.ts'
import { openOwnAddresses } from './features/ads/clicks/own-addresses.service.ts'
import { membershipsOf } from './features/brands/memberships.service.ts'
import { brandOfKey } from './features/orders/server-keys.service.ts'
import type { Identification } from './platform/http/route-context.ts'
import type { World } from './platform/scope/scope.ts'

/** Finds out who calls: the user of the session, and the brands that the user works for. */
export const identificationOf = (world: World): Identification => ({
  identify: openIdentification(world),
  memberships: (userId) => membershipsOf(world, userId),
  sawMember: openOwnAddresses(world),
  brandOfKey: (request) => brandOfKey(world, request),
})
