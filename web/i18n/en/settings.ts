import type { Translated } from '../catalogue.ts'

/** English words of the settings of a brand. */
export const settings: Translated<'settings'> = {
  title: 'Settings',
  parts: 'Parts of the settings',
  loadFailed: 'The settings could not be loaded.',
  failed: 'This could not be saved. Please try again.',
  notifications: 'Notifications',
  event: 'Event',
  'channel-bell': 'Bell',
  'channel-mail': 'Mail',
  'channel-push': 'Push',
  'kind-brand-reviewed': 'Decision about the brand',
  'kind-product-reviewed': 'Decision about a product',
  'kind-link-broken': 'Link cannot be reached',
  'kind-team-changed': 'Team: a member joins or leaves',
  'kind-own-role': 'Your role changes',
  'kind-closure': 'Closure begins or ends',
  'kind-brand-closing': 'Brand is deleted',
  noticeHint:
    'This choice is yours and holds for all your brands. Refusals and suspensions always come by mail, too. You get push messages on devices where you turned them on in the profile, and not at night.',
}
