import type { DemoMember } from './member.ts'

/** The accounts of the demo, by their usernames. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    username: 'mia',
    email: 'mia@dropdeck.example',
    password: 'swipe-with-mia',
    gender: 'women',
    kinds: ['runner', 'low-top', 'high-top', 'skirt', 'knit', 'crossbody', 'tote', 'bomber', 'bucket-hat'],
    colours: ['white', 'pink', 'beige', 'orange', 'yellow', 'multicolour'],
    spirits: ['summer', 'colourful', 'sneaker', 'soft', 'knitwear', 'coastal'],
    budgetCents: 14_000,
    sizes: ['tops:S', 'tops:M', 'pants:S', 'pants:W27', 'pants:L32', 'shoes:38', 'shoes:39'],
    follows: ['quai-mandarine', 'calcada-nove', 'sohlenamt', 'vinterkaj', 'krempenkante'],
    hides: ['minuit-gravier'],
    lists: [
      {
        name: 'Sommer in Lissabon',
        holds: ({ tags, productType }) => tags.includes('summer') || productType === 'accessories',
        most: 9,
        shared: 'with-name',
      },
      { name: 'Sneaker-Rotation', holds: ({ productType }) => productType === 'shoes', most: 8, shared: null },
      { name: 'Geschenke unter 50', holds: ({ priceCents }) => priceCents < 5000, most: 6, shared: null },
    ],
    searches: ['sneaker weiß 38', 'sommersachen unter 60 euro'],
    sessionDaysAgo: [152, 139, 121, 118, 97, 90, 74, 73, 61, 47, 40, 33, 26, 19, 12, 9, 6, 5, 3, 2, 1],
    swipesPerSession: [5, 13],
  },
  {
    username: 'jonas',
    email: 'jonas@dropdeck.example',
    password: 'swipe-with-jonas',
    gender: 'men',
    kinds: ['parka', 'coach-jacket', 'denim-jacket', 'jeans', 'cargo', 'boot', 'trail-shoe', 'beanie', 'shirt'],
    colours: ['black', 'navy', 'olive', 'brown', 'grey'],
    spirits: ['workwear', 'utility', 'outerwear', 'denim', 'gorpcore', 'heritage'],
    budgetCents: 26_000,
    sizes: ['tops:L', 'tops:XL', 'pants:L', 'pants:W33', 'pants:L34', 'shoes:43', 'shoes:44'],
    follows: ['zinkwerk-ost', 'gleisbett-neun', 'pegelstand-nord', 'geroellhalde'],
    hides: ['pflaumenpunk', 'quai-mandarine'],
    lists: [
      {
        name: 'Herbst draußen',
        holds: ({ look, tags }) => look.kind === 'parka' || look.kind === 'boot' || tags.includes('outerwear'),
        most: 8,
        shared: 'without-name',
      },
      { name: 'Werkstatt', holds: ({ tags }) => tags.includes('workwear'), most: 7, shared: null },
    ],
    searches: ['parka oliv', 'cargohose w33'],
    sessionDaysAgo: [128, 110, 96, 95, 70, 55, 54, 38, 29, 21, 14, 8, 7, 4, 2, 1],
    swipesPerSession: [4, 11],
  },
]
