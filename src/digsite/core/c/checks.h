/* Checked builds test what the dialect leaves to the author of a kernel. The first fault ends the
 * call, and the library tells what it was and where. */
#include <setjmp.h>

enum { NO_FAULT, OUTSIDE, BY_ZERO, TOO_LARGE, NO_SHIFT, NO_ROOT };

static _Thread_local jmp_buf faulty;
static _Thread_local int fault;
static _Thread_local const char *fault_place;

static inline void stop(int what, const char *place) {
    fault = what;
    fault_place = place;
    longjmp(faulty, 1);
}
EXPORTED int digsite_fault(void) {
    int what = fault;
    fault = NO_FAULT;
    return what;
}
EXPORTED const char *digsite_fault_place(void) { return fault_place; }

static inline int64_t checked_index(int64_t index, int64_t length, const char *place) {
    if (index < 0 || index >= length) stop(OUTSIDE, place);
    return index;
}

static inline int64_t checked_sum(int64_t a, int64_t b, const char *place) {
    int64_t result;
    if (__builtin_add_overflow(a, b, &result)) stop(TOO_LARGE, place);
    return result;
}
static inline int64_t checked_difference(int64_t a, int64_t b, const char *place) {
    int64_t result;
    if (__builtin_sub_overflow(a, b, &result)) stop(TOO_LARGE, place);
    return result;
}
static inline int64_t checked_product(int64_t a, int64_t b, const char *place) {
    int64_t result;
    if (__builtin_mul_overflow(a, b, &result)) stop(TOO_LARGE, place);
    return result;
}
static inline int64_t checked_negative(int64_t a, const char *place) {
    return checked_difference(0, a, place);
}
static inline int64_t checked_absolute(int64_t a, const char *place) {
    return a < 0 ? checked_negative(a, place) : a;
}

static inline int64_t checked_floor_division(int64_t a, int64_t b, const char *place) {
    if (b == 0) stop(BY_ZERO, place);
    return b == -1 ? checked_negative(a, place) : floor_division(a, b);
}
static inline int64_t checked_remainder(int64_t a, int64_t b, const char *place) {
    if (b == 0) stop(BY_ZERO, place);
    return b == -1 ? 0 : remainder_of(a, b);
}
static inline double checked_quotient(double a, double b, const char *place) {
    if (b == 0) stop(BY_ZERO, place);
    return a / b;
}

static inline int64_t checked_left_shift(int64_t a, int64_t bits, const char *place) {
    if (bits < 0 || bits > 63) stop(NO_SHIFT, place);
    int64_t result = left_shift(a, bits);
    if (right_shift(result, bits) != a) stop(TOO_LARGE, place);
    return result;
}
static inline int64_t checked_right_shift(int64_t a, int64_t bits, const char *place) {
    if (bits < 0 || bits > 63) stop(NO_SHIFT, place);
    return right_shift(a, bits);
}

static inline int64_t checked_int(double a, const char *place) {
    if (!(a > -0x1p63 && a < 0x1p63)) stop(TOO_LARGE, place);
    return (int64_t)a;
}
static inline double checked_real(int64_t a, const char *place) {
    if (a < -(1LL << 53) || a > 1LL << 53) stop(TOO_LARGE, place);
    return (double)a;
}
static inline int64_t checked_number(int64_t a, int64_t least, int64_t most, const char *place) {
    if (a < least || a > most) stop(TOO_LARGE, place);
    return a;
}

static inline double checked_root(double a, const char *place) {
    if (a < 0) stop(NO_ROOT, place);
    return sqrt(a);
}
static inline double checked_with_exponent(double a, int64_t exponent, const char *place) {
    if (exponent < -1022 || exponent > 1023) stop(TOO_LARGE, place);
    return with_exponent(a, exponent);
}
