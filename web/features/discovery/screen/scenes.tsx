import { Layers2, PackageOpen, SearchX, Sparkles, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Filters } from '#contract/discovery.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PRODUCT } from '#web/i18n/product-name.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import type { Scene } from '../feed/deck-view.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import { LazyRestartDialog } from '../lazy-parts.tsx'
import { SizeNote } from '../sizes/size-note.tsx'

interface SceneViewProps {
  readonly scene: Exclude<Scene, 'cards' | 'loading'>
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
  readonly onRetry: () => void
  readonly onRestart: () => Promise<void>
  readonly onStartOver: () => Promise<void>
}

/** Shown in place of the deck: why there are no cards, and what the user can do. */
export function SceneView({ scene, filters, onFilters, onRetry, onRestart, onStartOver }: SceneViewProps) {
  const { t } = useTranslation()
  switch (scene) {
    case 'signed-out':
      return <SignedOut />
    case 'failed':
      return (
        <Notice icon={<WifiOff size={34} />} title={t('discovery.failed')} text={t('discovery.failedText')}>
          <Button onClick={onRetry}>{t('ui.retry')}</Button>
        </Notice>
      )
    case 'filtered-empty':
      return (
        <Notice
          icon={<SearchX size={34} />}
          title={t('discovery.filteredEmpty')}
          text={t('discovery.filteredEmptyText')}
        >
          <FilterChips filters={filters} onChange={onFilters} />
          <SizeNote />
        </Notice>
      )
    case 'all-seen':
      return (
        <Notice icon={<Sparkles size={34} />} title={t('discovery.allSeen')} text={t('discovery.allSeenText')}>
          <Restart onRestart={onRestart} onStartOver={onStartOver} />
          <FilterChips filters={filters} onChange={onFilters} />
          <SizeNote />
        </Notice>
      )
    case 'stack-empty':
      return (
        <Notice icon={<PackageOpen size={34} />} title={t('discovery.stackEmpty')} text={t('discovery.stackEmptyText')}>
          <Button onClick={onRetry}>{t('ui.retry')}</Button>
          <BusyButton onPress={onStartOver}>{t('discovery.startOver')}</BusyButton>
        </Notice>
      )
  }
}

/** Spec §2: a welcome with a link to the login; nothing is requested. */
export function SignedOut() {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<Layers2 size={34} />}
      title={t('discovery.signedOutTitle', { name: PRODUCT.name })}
      text={t('discovery.signedOutText')}
    >
      <Link href={to(PATHS.auth)} className={buttonLook('solid')}>
        {t('discovery.logIn')}
      </Link>
    </Notice>
  )
}

interface NoticeProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Notice({ icon, title, text, children }: NoticeProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // When the pressed button disappeared with the deck, the next Tab starts here, not at the top of the page.
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={container} tabIndex={-1} className="flex flex-1 items-center justify-center outline-none">
      <EmptyState icon={icon} title={title} text={text}>
        {children}
      </EmptyState>
    </div>
  )
}

/** Decision 125: asks before it deletes anything. */
function Restart({ onRestart, onStartOver }: Pick<SceneViewProps, 'onRestart' | 'onStartOver'>) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="volt" onClick={() => setAsking(true)}>
        {t('discovery.restart')}
      </Button>
      <LazyRestartDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRestart={onRestart}
        onStartOver={onStartOver}
      />
    </>
  )
}

interface BusyButtonProps {
  readonly onPress: () => Promise<void>
  readonly children: string
}

function BusyButton({ onPress, children }: BusyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const onClick = () => {
    setBusy(true)
    void onPress().finally(() => setBusy(false))
  }
  return (
    <Button tone="outline" busy={isBusy} onClick={onClick}>
      {children}
    </Button>
  )
}
