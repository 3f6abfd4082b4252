import type { Style } from '#contract/style.ts'
import type { PersonalData, Row } from '#server/platform/data/personal-data.ts'
import type { TasteSource } from './style.service.ts'
import { styleOf } from './style.service.ts'
import { isPersonalised } from './style.store.ts'

/** Personal data of "Your style": the learned statements and the stated preferences. */
export function styleData(tastes: TasteSource): PersonalData {
  return {
    name: 'style',
    title: { de: 'Dein Stil', en: 'Your style' },
    purpose: {
      de: 'Was wir aus deinen Swipes über deinen Geschmack gelernt haben, in Worten, und was du selbst dazu gesagt hast.',
      en: 'What we learned about your taste from your swipes, in words, and what you said about it yourself.',
    },
    fields: {
      source: { de: 'Gelernt (learned) oder gesagt (said)', en: 'Learned or said' },
      opinion: { de: 'Meinung', en: 'Opinion' },
      about: { de: 'Worüber', en: 'About' },
      value: { de: 'Was', en: 'What' },
      likes: { de: 'Davon gefallen', en: 'Liked of these' },
      swipes: { de: 'Beantwortete Karten', en: 'Cards answered' },
    },
    exports: { decks: ['wishes'] },
    async *rows(source, { userId }) {
      const personalised = await isPersonalised(source.db, userId)
      const { statements, wishes } = await styleOf(source, tastes, { userId, personalised })
      const learned = statements.map(({ trait, leaning, likes, swipes }) => ({
        source: 'learned',
        opinion: leaning,
        ...named(trait),
        likes,
        swipes,
      }))
      const said = wishes.map(({ trait, wish }) => ({
        source: 'said',
        opinion: wish,
        ...named(trait),
        likes: null,
        swipes: null,
      }))
      yield [...learned, ...said]
    },
  }
}

/** `word` „wide", `brand` „NOVE", `under` „80 €". */
function named(trait: Style['wishes'][number]['trait']): Row {
  if ('euros' in trait) return { about: trait.is, value: `${trait.euros} €` }
  return { about: trait.is, value: trait.is === 'brand' ? trait.name : trait.value }
}
