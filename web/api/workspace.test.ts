import { expect, test } from 'vitest'
import { membershipChange, type Workspace } from './workspace.ts'

const nord: Workspace = {
  id: 'nord',
  name: 'Nord',
  handle: 'nord',
  status: 'approved',
  role: 'editor',
  isOwner: false,
  rights: ['products', 'shop'],
  deleteAfter: null,
  endsAt: null,
  isEnded: false,
}
const sued = { ...nord, id: 'sued', name: 'Süd' }

test('a membership that ended or has another role is told, and nothing else', () => {
  expect(membershipChange(nord, [sued, nord])).toBeNull()
  expect(membershipChange(nord, [{ ...nord, name: 'Nordwind' }])).toBeNull()
  expect(membershipChange(nord, [sued])).toEqual({ kind: 'ended', brand: 'Nord' })
  const support = { ...nord, role: 'support' as const }
  expect(membershipChange(nord, [support])).toEqual({ kind: 'role', now: support })
  const admin = { ...nord, role: 'admin' as const }
  const owner = { ...admin, isOwner: true }
  expect(membershipChange(admin, [owner])).toEqual({ kind: 'role', now: owner })
  expect(membershipChange(owner, [admin])).toEqual({ kind: 'role', now: admin })
})
