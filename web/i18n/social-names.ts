import type { SocialNetwork } from '#contract/social.ts'

/** Names of the networks, the same in every language. */
export const SOCIAL_NAMES: Readonly<Record<SocialNetwork, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  pinterest: 'Pinterest',
  facebook: 'Facebook',
  discord: 'Discord',
  website: 'Website',
  newsletter: 'Newsletter',
}
