import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import { simulatedEventJob } from '#server/platform/payments/simulated-rows.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { warnOfCredit } from './alerts/alerts.service.ts'
import { settleMoneyRequests } from './approvals/decide.service.ts'
import { settleMoneyRequestsJob, tellMoneyRequestJob } from './approvals/request-jobs.ts'
import { mailMoneyRequest } from './approvals/request-mail.ts'
import { buyAutomatically } from './auto-topup/buy-automatically.service.ts'
import { mailMonthJob, sendMonthsJob } from './bookkeeping/bookkeeping-jobs.ts'
import { mailMonth, sendMonths } from './bookkeeping/tax-adviser.service.ts'
import { confirmSetupJob, confirmSetupsJob, readPaidCardJob } from './cards/card-jobs.ts'
import { confirmSetup, confirmSetups } from './cards/card-setups.service.ts'
import { readPaidCard } from './cards/cards.service.ts'
import { confirmOpenPurchases } from './checkout/purchases.service.ts'
import { sendRefundsJob, tellRefundFailedJob } from './checkout/refund-jobs.ts'
import { sendRefunds, tellRefundFailed } from './checkout/refunds.service.ts'
import { deliverSimulatedEvent } from './checkout/webhooks.service.ts'
import { eraseInvoicesJob, mailInvoiceJob, makeInvoiceJob } from './invoices/invoice-jobs.ts'
import { eraseInvoices, mailInvoice, makeInvoice } from './invoices/invoices.service.ts'
import { expireCredit } from './ledger/ledger.service.ts'
import { alarmOfDifferences } from './ledger/ledger-check.service.ts'
import { grantPlanCredit } from './plans/plan-credit.service.ts'
import { remindOfPlans } from './plans/plan-reminders.service.ts'
import { renewPlans } from './plans/renewals.service.ts'
import { askBackAtEnd } from './returns/return-at-end.service.ts'
import { returnVat } from './tax/return-vat.service.ts'

export const expireCreditJob: JobKind<NoPayload> = { name: 'expire-credit', schema: NoPayload, cron: '3 * * * *' }
export const checkLedgerJob: JobKind<NoPayload> = {
  name: 'check-ledger',
  schema: NoPayload,
  cron: '47 4 * * *',
  mostSeconds: 3600,
}

export const confirmPurchasesJob: JobKind<NoPayload> = {
  name: 'confirm-purchases',
  schema: NoPayload,
  cron: '* * * * *',
}

/** Automatic top-ups: a minute after the click that took the credit below the threshold at most. */
export const buyAutomaticallyJob: JobKind<NoPayload> = {
  name: 'buy-automatically',
  schema: NoPayload,
  cron: '* * * * *',
}
export const warnOfCreditJob: JobKind<NoPayload> = { name: 'warn-of-credit', schema: NoPayload, cron: '7 8-20 * * *' }
/** Product 14: bought credit at the end of an account. */
export const askBackAtEndJob: JobKind<NoPayload> = { name: 'ask-back-at-end', schema: NoPayload, cron: '27 * * * *' }
export const returnVatJob: JobKind<NoPayload> = { name: 'return-vat', schema: NoPayload, cron: '*/10 * * * *' }
export const renewPlansJob: JobKind<NoPayload> = { name: 'renew-plans', schema: NoPayload, cron: '*/5 * * * *' }
export const grantPlanCreditJob: JobKind<NoPayload> = {
  name: 'grant-plan-credit',
  schema: NoPayload,
  cron: '13 * * * *',
}
export const remindOfPlansJob: JobKind<NoPayload> = { name: 'remind-of-plans', schema: NoPayload, cron: '23 * * * *' }

/** Runs the jobs of billing. */
export async function billingWork(world: World, runner: JobRunner): Promise<void> {
  await runner.perform(settleMoneyRequestsJob, () => settleMoneyRequests(world))
  await runner.perform(tellMoneyRequestJob, (one) => mailMoneyRequest(world, one))
  await runner.perform(expireCreditJob, (_none, signal) => expireCredit(world, signal))
  await runner.perform(checkLedgerJob, () => alarmOfDifferences(world))
  await runner.perform(confirmPurchasesJob, () => confirmOpenPurchases(world))
  await runner.perform(simulatedEventJob, (event) => deliverSimulatedEvent(world, event))
  await runner.perform(readPaidCardJob, (one) => readPaidCard(world, one))
  await runner.perform(confirmSetupJob, (one) => confirmSetup(world, one))
  await runner.perform(confirmSetupsJob, () => confirmSetups(world))
  await runner.perform(sendRefundsJob, () => sendRefunds(world))
  await runner.perform(askBackAtEndJob, () => askBackAtEnd(world))
  await runner.perform(tellRefundFailedJob, (one) => tellRefundFailed(world, one))
  await runner.perform(buyAutomaticallyJob, (_none, signal) => buyAutomatically(world, signal))
  await runner.perform(warnOfCreditJob, () => warnOfCredit(world))
  await runner.perform(renewPlansJob, (_none, signal) => renewPlans(world, signal))
  await runner.perform(grantPlanCreditJob, () => grantPlanCredit(world))
  await runner.perform(remindOfPlansJob, () => remindOfPlans(world))
  await runner.perform(makeInvoiceJob, (one) => makeInvoice(world, one))
  await runner.perform(mailInvoiceJob, (one) => mailInvoice(world, one))
  await runner.perform(returnVatJob, () => returnVat(world))
  await runner.perform(sendMonthsJob, () => sendMonths(world))
  await runner.perform(mailMonthJob, (one) => mailMonth(world, one))
  await runner.perform(eraseInvoicesJob, () => eraseInvoices(world))
}
