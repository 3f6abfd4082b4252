import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, toHistory } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/page/link.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'

const VIEWS = [
  { path: PATHS.saved, label: 'saved.title' },
  { path: PATHS.boards, label: 'boards.title' },
  { path: toHistory(), label: 'saved.history' },
] as const

/** Tabs for Saved, the own lists and the history. They replace the history entry, so that going back leads to the deck. */
export function SavedViews({ path }: { readonly path: string }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('saved.views')} className="mb-5">
      <ul className="flex flex-wrap gap-1 rounded-control border border-line bg-surface p-1">
        {VIEWS.map((view) => (
          <li key={view.path} className="flex flex-1">
            <Link
              href={view.path}
              onClick={(event) => {
                // With a modifier key the browser opens a new tab or window.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                replaceView(view.path)
              }}
              aria-current={view.path === path ? 'page' : undefined}
              className={classes(
                'flex min-h-11 flex-1 items-center justify-center rounded-[9px] px-3 text-center text-16 font-[600]',
                view.path === path ? 'bg-ink text-paper' : 'text-muted hover:text-ink',
              )}
            >
              {t(view.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
