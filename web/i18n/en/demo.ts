import type { Translated } from '../catalogue.ts'

export const demo: Translated<'demo'> = {
  title: 'Dashboard demo',
  titleOf: '{section} (demo)',
  ribbon: 'Demo',
  name: 'Demo',
  what: 'The invented label NORDKANTE with 90 days of figures. Nothing is saved.',
  register: 'Register your brand',
  registerShort: 'Register',
  tour: 'Tour',
  endTour: 'End the tour',
  stepOf: 'Step {step} of {steps}',
  before: 'Back',
  next: 'Next',
  toOverview: 'To the overview of the demo',
  tour1: 'What your day looks like',
  tour1Text: 'Views, saves and clicks to your shop at a glance. Tap the “i” of a tile to read what exactly is counted.',
  tour2: 'All products in one place',
  tour2Text:
    'Price, stock, views and like rate in one table. Filter by status, change many at once, or look at them as cards.',
  tour3: 'Sales that are real',
  tour3Text:
    'The lowest price of the last 30 days is checked for you, so you only advertise discounts that really are some.',
  tour4: 'Your shop, your look',
  tour4Text: 'Colours, fonts and sections with a preview, on phones and desktops. Try it: nothing can break here.',
  tour5: 'Every figure in detail',
  tour5Text:
    'From the first picture to the click to your shop: by day, source, hour and product, with a comparison and as CSV.',
  tour6: 'Work as a team',
  tour6Text:
    'Each role can do only what it needs to. Like what you see? Register your brand, it takes about five minutes.',
}
