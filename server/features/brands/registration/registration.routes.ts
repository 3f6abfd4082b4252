import { registrationContract } from '#contract/registration.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { confirmDomainCode, orderDomainCode } from '../domains/domain-mail.service.ts'
import { addDomain, checkDomain, listDomains, removeDomain } from '../domains/domains.service.ts'
import { type CountProducts, readChecklist } from './checklist.service.ts'
import {
  checkForm,
  confirmRegistration,
  readAvailability,
  readWaiting,
  sendNewCode,
  submitRegistration,
} from './registration.service.ts'

/** Registers the calls of registering a brand, of its domains, and of the checklist. */
export function registrationRoutes(context: RouteContext, countProducts: CountProducts): void {
  serve(context, registrationContract, {
    'GET /api/brand/register/availability': (scope, { query }) => readAvailability(scope, query),
    'POST /api/brand/register/check': (scope, { body }) => checkForm(scope, body),
    'POST /api/brand/register': (scope, { body }, exchange) => submitRegistration(scope, body, exchange),
    'GET /api/brand/register': readWaiting,
    'POST /api/brand/register/code': sendNewCode,
    'POST /api/brand/register/confirm': (scope, { body }) => confirmRegistration(scope, body.code),
    'GET /api/brand/checklist': (scope) => readChecklist(scope, countProducts),
    'GET /api/brand/domains': listDomains,
    'POST /api/brand/domains': (scope, { body }) => addDomain(scope, body.address),
    'DELETE /api/brand/domains/{domain}': (scope, { params }) => removeDomain(scope, params.domain),
    'POST /api/brand/domains/{domain}/check': (scope, { params, body }) =>
      checkDomain(scope, params.domain, body.method),
    'POST /api/brand/domains/{domain}/mail': (scope, { params, body }) =>
      orderDomainCode(scope, params.domain, body.email),
    'POST /api/brand/domains/{domain}/mail/confirm': (scope, { params, body }) =>
      confirmDomainCode(scope, params.domain, body.code),
  })
}
