import { OpenAPIHono } from '@hono/zod-openapi'
import { pincodeLookupRoute } from '../address/routes.ts'
import {
  defaultAddressRoute,
  deleteAddressRoute,
  listAddressesRoute,
  saveAddressRoute,
  updateAddressRoute,
} from '../address-book/routes.ts'
import { alertKeyRoute, alertRoute, alertStatusRoute } from '../alerts/routes.ts'
import { articleRoute, blogSearchRoute } from '../articles/routes.ts'
import {
  deleteUserRoute,
  otpForDeletionRoute,
  profileRoute,
  signOutRoute,
  userPreferenceRoute,
} from '../auth/account-routes.ts'
import { sendOtpRoute, verifyOtpRoute } from '../auth/otp-routes.ts'
import { endOtherSessionsRoute, endSessionRoute, sessionsRoute } from '../auth/sessions-routes.ts'
import { deviceLoginRoute, sessionStartRoute, userActivityRoute } from '../auth/visit-routes.ts'
import { crossSellRoute, priceAvailabilityRoute } from '../cart/routes.ts'
import { deeplinkRoute } from '../catalog/deeplink-route.ts'
import { alternativeRoute, productCardsRoute, similarRoute } from '../catalog/around-routes.ts'
import { filterCountsRoute, filterOptionsRoute } from '../catalog/filter-routes.ts'
import {
  bestSellingRoute,
  popularInAreaRoute,
  productsByHandleRoute,
  productsListingRoute,
  recommendedRoute,
} from '../catalog/list-routes.ts'
import { collectionProductsRoute, collectionRoute, menuRoute, productRoute } from '../catalog/routes.ts'
import { bannersRoute, brandLabelRoute, categoryLabelRoute, tilesRoute } from '../catalog/shop-window-routes.ts'
import { answerQuizPollRoute } from '../community/answer-route.ts'
import {
  acceptCommentRoute,
  createCommentRoute,
  deleteCommentRoute,
  updateCommentRoute,
  voteCommentRoute,
} from '../community/comment-routes.ts'
import { createQuizPollRoute, engagementAccessRoute, uploadMediaRoute } from '../community/create-routes.ts'
import { followRoute, followersRoute, followingRoute } from '../community/follow-routes.ts'
import {
  createPostRoute,
  deleteMediaRoute,
  deletePostRoute,
  reportPostRoute,
  updatePostRoute,
  votePostRoute,
} from '../community/post-routes.ts'
import { commentsRoute, postRoute, postsRoute, totalsRoute, viewPostsRoute } from '../community/read-routes.ts'
import { abandonedCheckoutRoute, createCheckoutRoute, updateCheckoutAddressRoute } from '../checkout/routes.ts'
import { customerAccessTokenRoute, externalCheckoutRoute } from '../external-checkout/routes.ts'
import {
  estimatedDeliveryRoute,
  ipLookupRoute,
  ipToLocationRoute,
  reverseGeocodeRoute,
  reverseLookupRoute,
} from '../delivery/routes.ts'
import { guestTokenRoute, handoverRoute, redeemRoute } from '../embed/routes.ts'
import { notifyRequestRoute, notifyStatusRoute } from '../notify-me/routes.ts'
import {
  activeOrdersRoute,
  orderDetailsRoute,
  orderListRoute,
  orderLookupRoute,
  orderTrackingRoute,
  shipmentDataRoute,
} from '../orders/read-routes.ts'
import { placeOrderRoute, settleOrderRoute } from '../orders/routes.ts'
import { advancePaymentRoute, paymentStatusRoute, verifyCardPaymentRoute } from '../payment/routes.ts'
import { popularSearchesRoute, searchRoute } from '../search/routes.ts'
import { availableDiscountsRoute, validateDiscountRoute } from '../coupons/routes.ts'
import { coinHistoryRoute, coinTextsRoute, coinsRoute } from '../loyalty/routes.ts'
import {
  addReviewRoute,
  ownReviewRoute,
  reviewListRoute,
  reviewSummaryRoute,
  uploadPictureRoute,
} from '../reviews/routes.ts'
import { exchangeAppSessionRoute } from '../session/app-session-route.ts'
import { readSessionRoute } from '../session/routes.ts'
import { contentPageRoute, termsRoute } from '../content/routes.ts'
import { bankLeadRoute, bankStatesRoute, customFormRoute, districtsRoute } from '../forms/routes.ts'
import { addressFormSettingsRoute, configurationRoute, settingsByTypesRoute } from '../settings/routes.ts'
import { shortLinkRoute } from '../share/routes.ts'
import { eventRoutes, scriptFailureRoute } from '../telemetry/event-routes.ts'
import { errorReportRoute } from '../telemetry/routes.ts'
import { addWishRoute, removeWishRoute, wishlistRoute } from '../wishlist/routes.ts'
import { mountOperation, type MountOptions } from './mount-operation.ts'
import type { ShopWindow } from './shop-window.ts'

/** What the operations need of the server. */
export interface OperationsOptions extends MountOptions {
  /** Where what everybody may read of the catalogue is read. */
  readonly shopWindow: ShopWindow
}

/** Who calls: session, sign-in, devices, profile, leaving. */
function mountAccount(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, readSessionRoute(shop))
  mountOperation(app, options, exchangeAppSessionRoute(shop))
  mountOperation(app, options, sendOtpRoute(shop))
  mountOperation(app, options, verifyOtpRoute(shop))
  mountOperation(app, options, signOutRoute(shop))
  mountOperation(app, options, sessionsRoute(shop))
  mountOperation(app, options, endSessionRoute(shop))
  mountOperation(app, options, endOtherSessionsRoute(shop))
  mountOperation(app, options, deviceLoginRoute(shop))
  mountOperation(app, options, sessionStartRoute(shop))
  mountOperation(app, options, userActivityRoute(shop))
  mountOperation(app, options, userPreferenceRoute(shop))
  mountOperation(app, options, profileRoute(shop))
  mountOperation(app, options, otpForDeletionRoute(shop))
  mountOperation(app, options, deleteUserRoute(shop))
}

/** What everybody may read of the catalogue, search and articles. */
function mountCatalogue(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop, shopWindow } = options
  mountOperation(app, options, shopWindow.route(menuRoute))
  mountOperation(app, options, shopWindow.route(collectionRoute))
  mountOperation(app, options, shopWindow.route(collectionProductsRoute))
  mountOperation(app, options, shopWindow.route(filterOptionsRoute))
  mountOperation(app, options, shopWindow.route(filterCountsRoute))
  mountOperation(app, options, shopWindow.route(productRoute))
  mountOperation(app, options, shopWindow.route(productCardsRoute))
  mountOperation(app, options, shopWindow.route(similarRoute))
  mountOperation(app, options, shopWindow.route(alternativeRoute))
  mountOperation(app, options, shopWindow.route(searchRoute))
  mountOperation(app, options, shopWindow.route(popularSearchesRoute))
  mountOperation(app, options, shopWindow.route(blogSearchRoute))
  mountOperation(app, options, shopWindow.route(articleRoute))
  mountOperation(app, options, shopWindow.route(productsListingRoute))
  mountOperation(app, options, shopWindow.route(productsByHandleRoute))
  mountOperation(app, options, shopWindow.route(bestSellingRoute))
  mountOperation(app, options, shopWindow.route(recommendedRoute))
  mountOperation(app, options, popularInAreaRoute(shop))
  mountOperation(app, options, shopWindow.route(tilesRoute))
  mountOperation(app, options, shopWindow.route(bannersRoute))
  mountOperation(app, options, shopWindow.route(brandLabelRoute))
  mountOperation(app, options, shopWindow.route(categoryLabelRoute))
}

/** Prices of a cart, addresses, delivery, coupons and coins. */
function mountCartAndDelivery(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, priceAvailabilityRoute(shop))
  mountOperation(app, options, crossSellRoute(shop))
  mountOperation(app, options, pincodeLookupRoute(shop))
  mountOperation(app, options, reverseGeocodeRoute(shop))
  mountOperation(app, options, listAddressesRoute(shop))
  mountOperation(app, options, defaultAddressRoute(shop))
  mountOperation(app, options, saveAddressRoute(shop))
  mountOperation(app, options, updateAddressRoute(shop))
  mountOperation(app, options, deleteAddressRoute(shop))
  mountOperation(app, options, estimatedDeliveryRoute(shop))
  mountOperation(app, options, reverseLookupRoute(shop))
  mountOperation(app, options, ipLookupRoute(shop))
  mountOperation(app, options, ipToLocationRoute(shop))
  mountOperation(app, options, validateDiscountRoute(shop))
  mountOperation(app, options, availableDiscountsRoute(shop))
  mountOperation(app, options, coinsRoute(shop))
  mountOperation(app, options, coinHistoryRoute(shop))
  mountOperation(app, options, coinTextsRoute(shop))
}

/** Checkouts, payments and orders. */
function mountOrders(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, createCheckoutRoute(shop))
  mountOperation(app, options, abandonedCheckoutRoute(shop))
  mountOperation(app, options, updateCheckoutAddressRoute(shop))
  mountOperation(app, options, externalCheckoutRoute(shop))
  mountOperation(app, options, customerAccessTokenRoute(shop))
  mountOperation(app, options, placeOrderRoute(shop))
  mountOperation(app, options, settleOrderRoute(shop))
  mountOperation(app, options, verifyCardPaymentRoute(shop))
  mountOperation(app, options, paymentStatusRoute(shop))
  mountOperation(app, options, advancePaymentRoute(shop))
  mountOperation(app, options, orderDetailsRoute(shop))
  mountOperation(app, options, orderLookupRoute(shop))
  mountOperation(app, options, orderListRoute(shop))
  mountOperation(app, options, activeOrdersRoute(shop))
  mountOperation(app, options, orderTrackingRoute(shop))
  mountOperation(app, options, shipmentDataRoute(shop))
}

/** Reviews, packs that are waited for, alerts, and the wishlist. */
function mountReviewsAndWishes(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, reviewListRoute(shop))
  mountOperation(app, options, reviewSummaryRoute(shop))
  mountOperation(app, options, ownReviewRoute(shop))
  mountOperation(app, options, addReviewRoute(shop))
  mountOperation(app, options, uploadPictureRoute(shop))
  mountOperation(app, options, alertKeyRoute(shop))
  mountOperation(app, options, alertStatusRoute(shop))
  mountOperation(app, options, alertRoute(shop))
  mountOperation(app, options, notifyStatusRoute(shop))
  mountOperation(app, options, notifyRequestRoute(shop))
  mountOperation(app, options, wishlistRoute(shop))
  mountOperation(app, options, addWishRoute(shop))
  mountOperation(app, options, removeWishRoute(shop))
}

/** Settings, pages of text, forms and links. */
function mountContent(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, configurationRoute(shop))
  mountOperation(app, options, settingsByTypesRoute(shop))
  mountOperation(app, options, addressFormSettingsRoute(shop))
  mountOperation(app, options, contentPageRoute(shop))
  mountOperation(app, options, termsRoute(shop))
  mountOperation(app, options, bankStatesRoute(shop))
  mountOperation(app, options, districtsRoute(shop))
  mountOperation(app, options, customFormRoute(shop))
  mountOperation(app, options, bankLeadRoute(shop))
  mountOperation(app, options, shortLinkRoute(shop))
  mountOperation(app, options, deeplinkRoute(shop))
}

/** What pages of other origins show, and how their carts come to the shop. */
function mountEmbedding(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, guestTokenRoute(shop))
  mountOperation(app, options, handoverRoute(shop))
  mountOperation(app, options, redeemRoute(shop))
}

/** The community: who follows whom, questions and answers. */
function mountCommunity(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, followersRoute(shop))
  mountOperation(app, options, followingRoute(shop))
  mountOperation(app, options, followRoute(shop))
  mountOperation(app, options, uploadMediaRoute(shop))
  mountOperation(app, options, engagementAccessRoute(shop))
  mountOperation(app, options, createQuizPollRoute(shop))
  mountOperation(app, options, answerQuizPollRoute(shop))
  mountOperation(app, options, postsRoute(shop))
  mountOperation(app, options, postRoute(shop))
  mountOperation(app, options, viewPostsRoute(shop))
  mountOperation(app, options, commentsRoute(shop))
  mountOperation(app, options, totalsRoute(shop))
  mountOperation(app, options, createPostRoute(shop))
  mountOperation(app, options, updatePostRoute(shop))
  mountOperation(app, options, deletePostRoute(shop))
  mountOperation(app, options, votePostRoute(shop))
  mountOperation(app, options, reportPostRoute(shop))
  mountOperation(app, options, deleteMediaRoute(shop))
  mountOperation(app, options, createCommentRoute(shop))
  mountOperation(app, options, updateCommentRoute(shop))
  mountOperation(app, options, voteCommentRoute(shop))
  mountOperation(app, options, acceptCommentRoute(shop))
  mountOperation(app, options, deleteCommentRoute(shop))
}

/** What pages report of themselves. */
function mountTelemetry(app: OpenAPIHono, options: OperationsOptions): void {
  const { shop } = options
  mountOperation(app, options, errorReportRoute(shop))
  mountOperation(app, options, scriptFailureRoute(shop))
  for (const route of eventRoutes(shop)) mountOperation(app, options, route)
}

/** Every operation. */
export function createOperationsApp(options: OperationsOptions): OpenAPIHono {
  const app = new OpenAPIHono()
  mountAccount(app, options)
  mountCatalogue(app, options)
  mountCartAndDelivery(app, options)
  mountOrders(app, options)
  mountReviewsAndWishes(app, options)
  mountContent(app, options)
  mountEmbedding(app, options)
  mountCommunity(app, options)
  mountTelemetry(app, options)
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  return app
}
