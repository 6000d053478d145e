/** Where the server says where a request comes from, over whatever the request says itself. */
export const ADDRESS_HEADER = 'x-office-address';
