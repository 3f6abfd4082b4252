import { Heart } from 'lucide-react'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import type { DeckState } from '../feed/deck-state.ts'
import { sceneOf } from '../feed/deck-view.ts'

/** Pictures to choose from: the first cards of the deck, which shows a new user a bit of everything. */
const PICTURES = 12
const SIZES = '(min-width: 769px) 150px, 30vw'

interface TastePicturesProps {
  readonly deck: DeckState
  /** Ids of the products that are liked. */
  readonly liked: readonly string[]
  readonly onLiked: (liked: readonly string[]) => void
}

/** The first cards of the deck as pictures that can be liked. */
export function TastePictures({ deck, liked, onLiked }: TastePicturesProps) {
  const { t } = useTranslation()
  const scene = sceneOf(deck)
  if (scene === 'loading') return <Skeleton className="h-80" />
  const products = scene === 'cards' ? deck.products.slice(deck.index, deck.index + PICTURES) : []
  if (products.length === 0) return <p>{t('taste.nothing')}</p>
  const toggle = (id: string) => onLiked(liked.includes(id) ? liked.filter((other) => other !== id) : [...liked, id])
  return (
    <ul aria-label={t('taste.picturesTitle')} className="grid grid-cols-3 gap-2">
      {products.map(({ id, name, brand, media: [picture] }) => {
        const isLiked = liked.includes(id)
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isLiked}
              aria-label={t('discovery.likeOf', { product: `${brand.name} ${name}` })}
              onClick={() => toggle(id)}
              className={classes(
                'relative block aspect-3/4 w-full overflow-hidden rounded-control bg-line',
                isLiked && 'ring-3 ring-ink ring-offset-2 ring-offset-surface',
              )}
            >
              {picture && <Picture source={picture} sizes={SIZES} alt="" />}
              {isLiked && (
                <span className="absolute right-2 bottom-2 flex size-9 items-center justify-center rounded-pill bg-volt text-black">
                  <Heart aria-hidden size={20} fill="currentColor" />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
