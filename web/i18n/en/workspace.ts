import type { Translated } from '../catalogue.ts'

export const workspace: Translated<'workspace'> = {
  title: 'Brand dashboard',
  overview: 'Overview',
  sections: 'Sections',
  openMenu: 'Open menu',
  menu: 'Menu',
  brand: 'Brand',
  narrowRail: 'Collapse navigation',
  wideRail: 'Expand navigation',
  toDeck: 'To the deck',
  loadFailed: 'Your workspace could not be loaded.',
  noBrandTitle: 'No brand yet',
  noBrandText:
    'Brands work here: products, pictures, team. Register yours, it is usually reviewed by the next working day.',
  noBrandAction: 'Register as brand',
  notAllowedTitle: 'You do not have permission for this.',
  notAllowedText: 'Owners and admins of your brand can do it, or give you the role for it.',
  'status-pending_review': 'In review',
  'status-changes_requested': 'Changes requested',
  'status-approved': 'Public',
  'status-rejected': 'Rejected',
  'status-suspended': 'Suspended',
  'statusText-pending_review':
    'We are reviewing your brand, usually by the next working day. Until then only your team sees it.',
  'statusText-changes_requested':
    'Something was missing in the review; our mail says what. Until then only your team sees the brand.',
  'statusText-rejected': 'Your brand was rejected. Our mail gives the reasons.',
  'statusText-suspended': 'Your brand is suspended: nothing of it is public. Our mail gives the reasons.',
  'role-owner': 'Owner',
  'role-admin': 'Admin',
  'role-editor': 'Editor',
  'role-marketing': 'Marketing',
  'role-support': 'Support',
  'role-finance': 'Finance',
}
