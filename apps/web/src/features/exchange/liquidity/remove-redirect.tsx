import { Navigate, useParams } from 'react-router';
import { findRemoveRedirect } from './liquidity-routes.ts';

/** `/remove/:tokens`: an address of older links. */
export function RemoveRedirect() {
  const { tokens = '' } = useParams();
  return <Navigate to={findRemoveRedirect(tokens)} replace />;
}
