import { type ReactNode, useMemo, useState } from 'react'
import type { Timezone } from '#contract/vocabulary.ts'
import { CallFailure } from '#web/api/call-failure.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DesignContext, type DesignContextValue } from './design-context.ts'
import { DraftStatus } from './draft-status.tsx'
import { PreviewPane } from './preview/preview-pane.tsx'
import { emptySections, type PreviewedShop, usePreviewData, usePreviewedShop } from './preview/use-shop-preview.ts'
import { SaveProblem } from './save-problem.tsx'
import type { DesignEditor } from './session/use-design.ts'
import { SettingsPane } from './settings-pane.tsx'
import type { DesignView } from './use-design-view.ts'
import './shop-design.css'

interface ShopDesignProps {
  readonly editor: DesignEditor
  readonly view: DesignView
  readonly timezone: Timezone
  readonly brandName: string
  /** What was done last, for screen readers. */
  readonly said: string
  readonly say: (text: string) => void
  readonly renderShop: (shop: PreviewedShop) => ReactNode
}

const NONE = new Map<string, never>()

/** Settings at the left, the shop at the right; on a phone the shop with the settings below it. */
export function ShopDesign({ editor, view, timezone, brandName, said, say, renderShop }: ShopDesignProps) {
  const { t } = useTranslation()
  const preview = usePreviewData(view.language, editor.saved)
  const shop = usePreviewedShop(preview.data, editor.theme, view.language)
  const [hidden, setHidden] = useState<unknown>(null)
  const { theirs, saving, failure } = editor
  const isConflictOpen = saving === 'conflict' && hidden !== (theirs ?? 'unknown')
  const marksClaims = failure instanceof CallFailure && failure.code === 'settings.claim'
  const value: DesignContextValue = {
    editor,
    view,
    timezone,
    brandName,
    products: shop?.known ?? NONE,
    empty: useMemo(() => shop && emptySections(editor.theme, shop), [editor.theme, shop]),
    marksClaims,
    say,
  }
  const savingWord = saving === 'failed' ? t('design.notSaved') : saving === 'saved' ? t('design.saved') : ''
  return (
    <DesignContext value={value}>
      <LiveRegion text={said} />
      <LiveRegion text={savingWord} />
      <div className="design" data-open={view.group !== null || undefined}>
        <SettingsPane problem={<SaveProblem />} />
        <PreviewPane
          view={view}
          shop={shop}
          hasFailed={preview.isError}
          onRetry={() => void preview.refetch()}
          renderShop={renderShop}
          status={<DraftStatus editor={editor} timezone={timezone} onConflict={() => setHidden(null)} />}
        />
      </div>
      <ConflictDialog open={isConflictOpen} onClose={() => setHidden(theirs ?? 'unknown')} />
    </DesignContext>
  )
}
