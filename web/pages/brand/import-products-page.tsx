import { useLocation } from 'wouter'
import { useWorkspaces } from '#web/api/workspace.ts'
import { ImportStart } from '#web/features/brand-import/import-start.tsx'
import { ImportView } from '#web/features/brand-import/import-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'

/** Product 4: `/import-products`, and `/import-products/{importId}` for one file. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { current } = useWorkspaces()
  const id = paramsOf(PATHS.importedFile, path)?.importId ?? null
  return (
    <WorkspaceFrame section="products" title={t('imports.title')}>
      <BackButton fallback={id ? PATHS.importProducts : PATHS.ownProducts} />
      {current?.rights.includes('products') && (id ? <ImportView key={id} id={id} /> : <ImportStart />)}
    </WorkspaceFrame>
  )
}
