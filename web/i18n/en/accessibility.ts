import type { Translated } from '../catalogue.ts'

/** English accessibility statement. */
export const accessibility: Translated<'accessibility'> = {
  title: 'Accessibility',
  version: 'As of 21 November 2026, self-assessment',
  intro:
    'Swiping is a gesture. So that {name} is there for everybody, everything works without it, too: by buttons, by keyboard, by screen reader.',
  serviceTitle: 'Which service this is about',
  serviceText:
    '{name} is an e-commerce service: you discover products of brands as cards, save them, and go to the brand’s shop to buy. This statement covers the website and the app, not the shops of the brands.',
  standardTitle: 'What we keep to',
  standardText:
    'The German Accessibility Strengthening Act (BFSG) and its ordinance, EN 301 549, and WCAG 2.2 at level AA.',
  howTitle: 'How we meet it',
  how1: 'Every swipe has a button: pass, like, undo, details. Arrow keys work as well.',
  how2: 'Screen readers say brand, product and price of the card and, after each decision, which one is on top now.',
  how3: 'Text can be enlarged to 200%, pages fit a width of 320 pixels, in portrait and landscape.',
  how4: 'Contrast of at least 4.5:1 in light and dark colours; nothing is said by colour alone.',
  how5: 'Whoever asks the system or the profile for less motion sees no flying cards and no running tickers; vibration can be turned off, too.',
  how6: 'Signing in without puzzles: passwords and codes may be pasted, errors stand beside their field.',
  gapsTitle: 'What is still missing',
  gap1: 'Not enough people have tested with screen readers on real phones yet; so far we test automatically and by keyboard.',
  gap2: 'Pictures are described by the brands. Where a description is missing we say product and brand only.',
  gap3: 'Product texts come from the brands and are not always there in both languages.',
  testTitle: 'How we test',
  testText:
    'With every change axe checks all screens in both languages, light and dark, and journeys are walked by keyboard alone. That finds a lot, but not everything.',
  tellTitle: 'Found a barrier?',
  tellText: 'Write to us by the {link}, topic “Report a barrier”. We usually answer within three working days.',
  authorityTitle: 'Market surveillance',
  authorityText: 'If our answer does not help, you can turn to the authority in charge:',
}
