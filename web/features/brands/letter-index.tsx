import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { scrollFocusedIntoView } from '#web/ui/scroll-focused-into-view.ts'
import { LETTERS } from './letters.ts'

interface LetterIndexProps {
  /** Headings have the id `${id}-${letter}`. */
  readonly id: string
  /** Letters that have brands. */
  readonly letters: readonly string[]
  /** Letters whose headings are on the page. */
  readonly here: readonly string[]
  /** A letter was chosen that is not loaded yet. */
  readonly onMissing: (letter: string) => void
}

/** A to Z: scrolls and moves the focus to the heading of a letter, which may have to be loaded first. */
export function LetterIndex({ id, letters, here, onMissing }: LetterIndexProps) {
  const { t } = useTranslation()
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const letter = wanted.current
    if (letter === null || !here.includes(letter)) return
    wanted.current = null
    show(`${id}-${letter}`)
  }, [id, here])
  const choose = (letter: string) => {
    if (here.includes(letter)) {
      show(`${id}-${letter}`)
      return
    }
    wanted.current = letter
    onMissing(letter)
  }
  return (
    <nav
      aria-label={t('brands.index')}
      onFocus={scrollFocusedIntoView}
      className="sticky top-(--banner-height) z-10 -mx-4 scroll-px-4 overflow-x-auto overscroll-x-contain bg-paper px-4 py-2 sm:mx-0 sm:px-0"
    >
      <ul className="flex justify-between gap-0.5">
        {LETTERS.map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <button
                type="button"
                aria-label={t('brands.toLetter', { letter: letter === '#' ? t('brands.noLetter') : letter })}
                onClick={() => choose(letter)}
                className="headline flex min-h-11 min-w-9 items-center justify-center rounded-control text-16 hover:bg-volt hover:text-black"
              >
                {letter}
              </button>
            ) : (
              <span
                aria-hidden
                className="headline flex min-h-11 min-w-7 items-center justify-center text-14 text-muted opacity-50"
              >
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function show(headingId: string): void {
  const heading = document.getElementById(headingId)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
