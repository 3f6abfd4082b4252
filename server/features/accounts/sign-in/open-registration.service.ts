import { isRegistrationOpen } from '#server/platform/operation/operation.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { emailKeyOf } from '../accounts.service.ts'

/** Whether a person of this address is expected, such as by a team. */
export type IsInvited = (scope: Scope, emailKey: string) => Promise<boolean>

export const NOBODY_INVITED: IsInvited = async () => false

/** Refuses new accounts while staff have closed registration, but not those of invited people. */
export async function requireOpenRegistration(scope: Scope, email: string, isInvited: IsInvited): Promise<void> {
  if (await isRegistrationOpen(scope, 'shoppers')) return
  ensure(await isInvited(scope, emailKeyOf(email)), 'operation.no-shoppers')
}
