import { useQueryClient } from '@tanstack/react-query'
import { UNDO_SECONDS } from '#contract/brand-products.limits.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { OWN_PRODUCTS } from './own-products-key.ts'

/** Deletes or archives products, and offers to take back what was done for ten seconds. */
export function useRemoval() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: OWN_PRODUCTS })
  /** `undos`: of one action, or of its portions in their order. */
  const offerUndo = (title: string, undos: readonly (string | null)[]) => {
    const given = undos.filter((undo) => undo !== null)
    const takeBack = async () => {
      try {
        for (const undo of given.toReversed()) await call('POST /api/brand/products/undo', { body: { undo } })
        showToast({ title: t('products.undone') })
      } catch (error) {
        showFailure(error, t, t('products.actionFailed'))
      }
      await refresh()
    }
    showToast({
      title,
      showMs: UNDO_SECONDS.shown * 1000,
      ...(given.length > 0 && {
        action: { label: t('products.undo'), hint: t('products.undoHint'), press: () => void takeBack() },
      }),
    })
  }
  return {
    offerUndo,
    refresh,
    /** False where it failed. */
    remove: async (id: string, name: string): Promise<boolean> => {
      try {
        const { outcome, undo } = await call('DELETE /api/brand/products/{id}', { params: { id } })
        offerUndo(t(outcome === 'deleted' ? 'products.deleted' : 'products.archivedInstead', { name }), [undo])
        await refresh()
        return true
      } catch (error) {
        showFailure(error, t, t('products.actionFailed'))
        return false
      }
    },
  }
}
