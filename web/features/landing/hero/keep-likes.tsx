import { Heart } from 'lucide-react'
import { useState } from 'react'
import type { HeroSlug } from '#contract/hero.ts'
import { storeHeroLikes } from '#web/api/hero-likes.ts'
import { useSiteFacts } from '#web/api/site-facts.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS } from '#web/paths.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Link } from '#web/ui/page/link.tsx'
import type { DemoCard } from './demo-cards.ts'

/** After this many swipes the visitor is offered to keep the likes. */
const OFFERED_AFTER = 3

interface HeroLikes {
  readonly slugs: readonly HeroSlug[]
  readonly swiped: number
  record(direction: 'left' | 'right', card: DemoCard | undefined): void
}

/** What the visitor likes of the deck, in memory only: the last answer to a card counts. */
export function useHeroLikes(): HeroLikes {
  const [answers, setAnswers] = useState<{ slugs: readonly HeroSlug[]; swiped: number }>({ slugs: [], swiped: 0 })
  return {
    ...answers,
    record: (direction, card) =>
      setAnswers(({ slugs, swiped }) => {
        const others = slugs.filter((slug) => slug !== card?.slug)
        return { slugs: direction === 'right' && card ? [...others, card.slug] : others, swiped: swiped + 1 }
      }),
  }
}

/** The way into an account with these likes; its space is reserved, so that nothing moves when it appears. */
export function KeepLikes({ likes }: { readonly likes: HeroLikes }) {
  const { t } = useTranslation()
  const isDemo = useSiteFacts()?.demo === true
  if (!isDemo) return null
  const isOffered = likes.swiped >= OFFERED_AFTER && likes.slugs.length > 0
  return (
    <div className="-mt-6 flex min-h-14 items-center">
      {isOffered && (
        <Link
          href={PATHS.login}
          onClick={() => storeHeroLikes(likes.slugs)}
          className={`${buttonLook('volt', 'l')} rise-once`}
        >
          <Heart aria-hidden size={20} />
          {t('landing.keepLikes', { count: likes.slugs.length })}
        </Link>
      )}
    </div>
  )
}
