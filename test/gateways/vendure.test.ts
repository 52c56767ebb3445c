/** The answers are recorded: `npm run backend -- record vendure`. */
import assert from 'node:assert/strict';
import { after, before, describe as ownDescribe, it as ownIt } from 'node:test';

import type { CartCall } from '../../core/cart/index.ts';
import { vendureGateway, type VendureOptions } from '../../core/vendure/index.ts';
import { buyOrder, startPayment } from '../support/backends/vendure-checkout.ts';
import { openVendureRecording } from '../support/backends/vendure-recording.ts';
import type { Recording } from '../support/backends/recording.ts';
import type { Visit } from '../support/backends/visits.ts';
import { mug, newKey, tee } from '../support/cart-gateway/requests.ts';
import { refused } from '../support/check.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
