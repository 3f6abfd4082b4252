/** Who may do what: in a brand's workspace (Product 0) and as staff of the installation (Product 14). */

export const MEMBER_ROLES = ['admin', 'editor', 'marketing', 'support', 'finance'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** `ownership`: close the brand, hand it over, name owners. */
export const BRAND_RIGHTS = [
  'products',
  'shop',
  'campaigns',
  'insights',
  'messages',
  'billing',
  'company',
  'team',
  'ownership',
] as const
export type BrandRight = (typeof BRAND_RIGHTS)[number]

const RIGHTS_OF_MEMBERS: Readonly<Record<MemberRole, readonly BrandRight[]>> = {
  admin: ['products', 'shop', 'campaigns', 'insights', 'messages', 'billing', 'company', 'team'],
  editor: ['products', 'shop'],
  marketing: ['campaigns', 'insights'],
  support: ['messages'],
  finance: ['billing'],
}

interface Membership {
  readonly role: MemberRole
  /** An owner is an admin with the right `ownership`. */
  readonly isOwner: boolean
}

/** Whether the role has this right; `ownership` is of owners alone. */
export const isAllowed = ({ role, isOwner }: Membership, right: BrandRight): boolean =>
  right === 'ownership' ? isOwner : RIGHTS_OF_MEMBERS[role].includes(right)

export const STAFF_ROLES = ['superadmin', 'moderator', 'support', 'finance', 'readonly'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/**
 * `read`: see queues and records without changing anything. `watch`: see how the installation runs. `content`: what the
 * pages say and show. `system`: the team of staff, the log, and what concerns all.
 */
export type StaffRight = 'read' | 'watch' | 'review' | 'support' | 'money' | 'content' | 'system'

const RIGHTS_OF_STAFF: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  superadmin: ['read', 'watch', 'review', 'support', 'money', 'content', 'system'],
  moderator: ['read', 'review', 'content'],
  support: ['read', 'support'],
  finance: ['read', 'money'],
  readonly: ['read', 'watch'],
}

/** Whether the role of staff has this right. */
export const isStaffAllowed = (role: StaffRole, right: StaffRight): boolean => RIGHTS_OF_STAFF[role].includes(right)
