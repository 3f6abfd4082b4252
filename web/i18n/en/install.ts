import type { Translated } from '../catalogue.ts'

/** English words of the installed app. */
export const install: Translated<'install'> = {
  description: 'Swipe through streetwear and discover unique products of independent brands.',
  shortcutSaved: 'Saved',
  shortcutBrands: 'Brands',
  shortcutSearch: 'Search',
  screenshotDeck: 'Your deck: swipe right for what you like',
  screenshotSaved: 'Everything you saved in one place',
  screenshotDesk: 'On the big screen',
  offlineTitle: 'No network',
  offlineText: 'There is no connection right now. As soon as you are back online, you can go on here.',
  offlineRetry: 'Try again',
  newVersion: 'New version available',
  reload: 'Reload',
  later: 'Later',
  cardTitle: 'As an app on your device',
  cardText: 'With its own icon, on the whole screen, and your cards are there without a network, too.',
  install: 'Install app',
  installing: 'Installing …',
  iosShare: 'Open this page in Safari and tap “Share” at the bottom.',
  iosAdd: 'Choose “Add to Home Screen”.',
  iosConfirm: 'Tap “Add” at the top right.',
  byMenu: 'If your browser can do this, you find it in its menu: “Install app” or “Add to Home screen”.',
}
